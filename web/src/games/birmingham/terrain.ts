// Drawing data of the Midlands. The courses of the rivers are those of geography: their bends, as
// longitude and latitude, were moved onto the board by the smooth map that carries each town from
// where it lies in England to where it lies here, and then past the plates. Hills, woods and meres
// stand for real ones in the same way (the Wrekin, Charnwood, Cannock Chase, the Shropshire meres).
// All of it is drawn by us and carries no rule.
import type { Box } from "../../map/geometry";
import type { TerrainData } from "../../map/Terrain.svelte";

export const CARTOUCHE = { x: 124, y: 772 };
export const COMPASS = { x: 118, y: 292 };

/** Where names stand: labels keep clear of them. */
export const NAMED: readonly Box[] = [
  { x: 186, y: 876, width: 70, height: 76 },
  { x: 878, y: 262, width: 66, height: 34 },
  { x: 914, y: 694, width: 48, height: 60 },
  { x: 620, y: 588, width: 56, height: 18 },
];

export const TERRAIN: TerrainData = {
  rivers: [
    {
      name: "Severn",
      great: true,
      path: "M-900 980C-800 957 -428 880 -300 840C-172 800 -168 774 -131 737C-94 700 -95 655 -77 619C-59 583 -43 542 -25 520C-7 498 10 493 30 488C50 483 72 485 92 490C112 495 138 505 150 520C162 535 158 560 163 580C168 600 168 625 182 640C196 655 231 657 245 668C259 679 262 691 264 705C266 719 265 735 258 750C251 765 230 779 222 795C214 811 205 826 208 845C211 864 225 893 240 910C255 927 274 939 296 948C318 957 346 961 370 962C394 963 424 951 440 956C456 961 462 971 466 990C470 1009 471 1035 462 1070C453 1105 437 1128 410 1200C383 1272 318 1450 300 1500",
    },
    {
      name: "Trent",
      great: true,
      path: "M486 50C485 62 486 99 480 125C474 151 466 187 452 205C438 223 410 222 398 232C386 242 378 257 378 268C378 279 388 294 400 300C412 306 438 298 452 306C466 314 475 335 486 350C497 365 503 387 520 398C537 409 568 407 590 414C612 421 633 436 655 440C677 444 704 444 722 438C740 432 758 420 766 405C774 390 765 364 772 350C779 336 793 330 806 322C819 314 836 310 850 300C864 290 872 270 890 262C908 254 937 259 955 250C973 241 968 228 1000 210C1032 192 1033 182 1150 140C1267 98 1608 -10 1700 -40",
    },
    {
      name: "Avon",
      great: true,
      path: "M1700 480C1608 493 1269 533 1150 560C1031 587 1024 617 985 640C946 663 932 676 915 700C898 724 901 769 885 785C869 801 842 796 820 798C798 800 770 796 750 800C730 804 713 809 700 822C687 835 680 860 674 880C668 900 676 930 664 945C652 960 624 964 600 968C576 972 545 973 520 972C495 971 463 964 452 962",
    },
    {
      name: "Dove",
      great: false,
      path: "M660 -300C658 -253 647 -80 645 -20C643 40 648 35 650 60C652 85 656 110 655 130C654 150 644 158 642 180C640 202 634 237 640 260C646 283 660 306 676 318C692 330 719 329 735 334C751 339 766 347 772 350",
    },
    {
      name: "Derwent",
      great: false,
      path: "M860 -300C859 -253 854 -80 852 -20C850 40 847 36 846 60C845 84 850 106 848 125C846 144 834 156 832 175C830 194 831 219 834 240C837 261 847 290 850 300",
    },
    {
      name: "Tame",
      great: false,
      path: "M515 616C528 614 562 607 590 606C618 605 656 614 680 610C704 606 721 592 735 580C749 568 758 551 762 535C766 519 767 499 760 485C753 471 736 460 718 452C700 444 666 442 655 440",
    },
    {
      name: "Teme",
      great: false,
      path: "M-500 900C-433 897 -190 884 -100 880C-10 876 2 873 40 876C78 879 105 895 130 900C155 905 172 903 190 905C208 907 232 909 240 910",
    },
    {
      name: "Soar",
      great: false,
      path: "M905 600C906 587 915 548 912 520C909 492 895 458 888 430C881 402 878 372 872 350C866 328 854 308 850 300",
    },
    {
      name: "Mersey",
      great: false,
      path: "M700 -200C670 -177 570 -95 520 -60C470 -25 437 -4 400 10C363 24 333 19 300 24C267 29 233 30 200 40C167 50 143 70 100 85C57 100 23 111 -60 130C-143 149 -343 188 -400 200",
    },
  ],
  names: [
    { text: "Severn", path: "M186 884Q222 944 312 972", anchor: "start" },
    { text: "Trent", path: "M880 293C910 276 950 270 1000 262", anchor: "start" },
    { text: "Avon", path: "M920 752C938 714 966 690 1010 666", anchor: "start" },
    { text: "Tame", path: "M622 602C650 604 675 604 706 594", anchor: "start" },
    { text: "Mersey", path: "M104 74C140 54 178 40 240 30", anchor: "start" },
    { text: "Teme", path: "M44 869C85 871 112 882 150 896", anchor: "start" },
  ],
  lakes: [
    [176, 398, 13, 6],
    [146, 414, 9, 4.5],
    [203, 420, 7, 3.5],
  ],
  hills: [
    { x: 72, y: 650, width: 110, height: 36, seed: 1 },
    { x: 140, y: 700, width: 100, height: 32, seed: 2 },
    { x: 172, y: 452, width: 84, height: 30, seed: 3 },
    { x: 192, y: 330, width: 96, height: 30, seed: 4 },
    { x: 148, y: 176, width: 110, height: 34, seed: 5 },
    { x: 596, y: 150, width: 84, height: 28, seed: 6 },
    { x: 935, y: 386, width: 104, height: 38, seed: 7 },
    { x: 938, y: 462, width: 84, height: 30, seed: 8 },
    { x: 474, y: 742, width: 84, height: 27, seed: 9 },
    { x: 70, y: 944, width: 96, height: 30, seed: 10 },
    { x: 745, y: 938, width: 120, height: 34, seed: 11 },
    { x: 930, y: 800, width: 92, height: 30, seed: 12 },
    { x: 945, y: 552, width: 80, height: 26, seed: 13 },
  ],
  woods: [
    [300, 722],
    [714, 752],
    [742, 738],
    [580, 322],
    [612, 346],
    [926, 72],
    [904, 52],
    [462, 846],
    [452, 884],
    [90, 130],
    [210, 212],
    [546, 352],
    [866, 506],
    [160, 958],
    [62, 402],
    [90, 380],
    [880, 905],
    [640, 470],
  ],
};
