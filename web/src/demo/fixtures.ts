// Stored components, views and journals of real games, for the demo and for tests. What is read from
// a JSON file has no literal types: it gets those of the server's schema here, once.
import type { DeepReadonly, GameEvent, Schemas } from "../api/types";
import ageComponents from "./fixtures/age/components.json";
import ageJournal from "./fixtures/age/journal.json";
import ageViews from "./fixtures/age/views.json";
import birminghamComponents from "./fixtures/components.json";
import birminghamJournal from "./fixtures/journal.json";
import birminghamViews from "./fixtures/views.json";
import lancashireComponents from "./fixtures/lancashire/components.json";
import lancashireJournal from "./fixtures/lancashire/journal.json";
import lancashireViews from "./fixtures/lancashire/views.json";
import spyriumComponents from "./fixtures/spyrium/components.json";
import spyriumJournal from "./fixtures/spyrium/journal.json";
import spyriumViews from "./fixtures/spyrium/views.json";
import workshopComponents from "./fixtures/workshop/components.json";
import workshopJournal from "./fixtures/workshop/journal.json";
import workshopViews from "./fixtures/workshop/views.json";

/** A position, moves from there on with their events, and the position after them. */
interface Journal<V> {
  start: V;
  moves: readonly { events: readonly GameEvent[]; target: string | null; move: string; seat: number }[];
  end: V;
}

interface Fixtures<C, V, Name extends string> {
  components: DeepReadonly<C>;
  views: Readonly<Record<Name, DeepReadonly<V>>>;
  journal: Journal<DeepReadonly<V>>;
}

const typed = <C, V, Name extends string>(components: object, views: Record<Name, object>, journal: object): Fixtures<C, V, Name> =>
  ({ components, views, journal }) as unknown as Fixtures<C, V, Name>;

export const age = typed<Schemas["AgeOfIndustryComponents"], Schemas["AgeOfIndustryView"], keyof typeof ageViews>(
  ageComponents,
  ageViews,
  ageJournal,
);
export const birmingham = typed<Schemas["BirminghamComponents"], Schemas["BirminghamView"], keyof typeof birminghamViews>(
  birminghamComponents,
  birminghamViews,
  birminghamJournal,
);
export const lancashire = typed<Schemas["LancashireComponents"], Schemas["LancashireView"], keyof typeof lancashireViews>(
  lancashireComponents,
  lancashireViews,
  lancashireJournal,
);
export const spyrium = typed<Schemas["SpyriumComponents"], Schemas["SpyriumView"], keyof typeof spyriumViews>(
  spyriumComponents,
  spyriumViews,
  spyriumJournal,
);
export const workshop = typed<Schemas["WorkshopComponents"], Schemas["WorkshopView"], keyof typeof workshopViews>(
  workshopComponents,
  workshopViews,
  workshopJournal,
);
