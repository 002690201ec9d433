// Drawing data of the Midlands: the Severn, the Trent and the Avon past the towns they pass in
// truth, and hills and woods where the board has room. They carry no rule.
import type { TerrainData } from "../../map/Terrain.svelte";

export const CARTOUCHE = { x: 124, y: 812 };

export const TERRAIN: TerrainData = {
  rivers: [
    "M-500 300C-200 400 0 400 40 470C60 500 60 500 110 510S190 600 205 650S180 720 200 770S300 830 312 880S400 950 440 985S470 1060 430 1160S300 1400 200 1900",
    "M470 -900C520 -500 380 -200 405 -20C385 90 330 160 345 230S380 305 450 302S560 310 610 318S650 345 690 340S840 330 900 268S950 150 1060 110S1400 60 1900 -100",
    "M1900 500C1500 560 1200 720 1060 690C960 680 910 780 860 790S700 790 650 868S540 945 500 960S455 975 446 990",
  ],
  hills: [
    { x: 128, y: 250, width: 150, height: 44, seed: 1 },
    { x: 205, y: 335, width: 110, height: 34, seed: 2 },
    { x: 108, y: 395, width: 120, height: 34, seed: 3 },
    { x: 905, y: 330, width: 100, height: 36, seed: 4 },
    { x: 870, y: 425, width: 120, height: 38, seed: 5 },
    { x: 928, y: 510, width: 90, height: 30, seed: 6 },
    { x: 105, y: 690, width: 100, height: 34, seed: 7 },
    { x: 640, y: 165, width: 90, height: 30, seed: 8 },
    { x: 925, y: 606, width: 70, height: 26, seed: 9 },
  ],
  woods: [
    [150, 465], [175, 190], [660, 300], [935, 790], [915, 725], [130, 905], [70, 745], [232, 940],
    [845, 480], [618, 455], [470, 622], [300, 655], [905, 66], [90, 110], [760, 935], [880, 930],
  ],
};
