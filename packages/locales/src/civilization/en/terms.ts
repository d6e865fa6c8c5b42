import type {
  Age,
  BuildingId,
  CardPhase,
  CityMarkerKind,
  Figure,
  GreatPersonType,
  HutId,
  RelicId,
  Resource,
  Terrain,
  UnitType,
  VillageId,
} from '@tessera/game-civilization/data';
import type { Exactly } from '../../words.ts';
import type { Groups } from '../groups.ts';
import messages from './terms.json';

export const terms = messages satisfies Groups & {
  readonly building: Exactly<{ readonly [B in BuildingId | 'walls']: string }, typeof messages.building>;
  readonly unitType: Exactly<{ readonly [U in UnitType]: string }, typeof messages.unitType>;
  readonly person: Exactly<{ readonly [P in GreatPersonType]: string }, typeof messages.person>;
  readonly resource: Exactly<{ readonly [R in Resource | 'any']: string }, typeof messages.resource>;
  readonly marker: Exactly<{ readonly [M in HutId | VillageId]: string }, typeof messages.marker>;
  readonly terrain: Exactly<{ readonly [T in Terrain]: string }, typeof messages.terrain>;
  readonly phase: Exactly<{ readonly [P in CardPhase]: string }, typeof messages.phase>;
  readonly age: Exactly<{ readonly [A in Age]: string }, typeof messages.age>;
  readonly figure: Exactly<{ readonly [F in Figure]: string }, typeof messages.figure>;
  readonly relic: Exactly<{ readonly [R in RelicId]: string }, typeof messages.relic>;
  readonly cityMarker: Exactly<{ readonly [M in CityMarkerKind]: string }, typeof messages.cityMarker>;
};
