// Marks and flows for the fixed views: one of each kind.
import type { Flow, Marks } from "../map/marks";

export const MARKS: Readonly<Record<string, Marks>> = {
  midCanal: {
    worcester_1: { legal: true, label: "£12" },
    worcester_2: { legal: true, label: "£12" },
    birmingham_1: { chosen: true, coming: { industry: "cotton_mill", level: 1, owner: 2 } },
    birmingham_4: { legal: true },
    coventry_2: { legal: true },
    stafford_1: { legal: true },
    coalbrookdale_1: { legal: true },
    "coalbrookdale-kidderminster": { legal: true },
    "coalbrookdale-shrewsbury": { legal: true },
    "stafford-cannock": { legal: true },
    "stone-stafford": { legal: true },
    "wolverhampton-coalbrookdale": { chosen: true, coming: { owner: 2 } },
    stone_2: { illegal: true },
    dudley_1: { changed: true },
    redditch_2: { hint: 1, legal: true },
  },
  railEarly: {
    birmingham_4: { chosen: true, coming: { industry: "manufacturer", level: 4, owner: 3 } },
    nuneaton_1: { legal: true },
    wolverhampton_1: { legal: true },
    walsall_1: { legal: true },
    cannock_1: { legal: true },
    stone_2: { illegal: true },
    "birmingham-worcester": { legal: true },
    "walsall-birmingham": { legal: true },
    uttoxeter_2: { changed: true },
    leek_1: { hint: 2, legal: true },
  },
};

export const FLOWS: Readonly<Record<string, readonly Flow[]>> = {
  railEarly: [
    { resource: "coal", from: "oxford", to: "birmingham_4", links: ["birmingham-oxford"], label: "£5" },
    { resource: "iron", from: "dudley_2", to: "birmingham_4", links: [], label: "1 free" },
  ],
};
