/**
 * What can lie on a square beside figures and cities, as one small number: 0 for nothing, else a kind and a face. A
 * square holds at most one such piece (BLD-013, GP-003, RUL-071, RUL-079).
 */
export const NO_PIECE = 0;
const BUILDING = 32;
const WONDER = 64;
const PERSON = 96;
const HUT = 128;
const VILLAGE = 160;
const RELIC = 192;
const FACES = 32;

export const buildingPiece = (building: number): number => BUILDING + building;
export const wonderPiece = (wonder: number): number => WONDER + wonder;
export const personPiece = (person: number): number => PERSON + person;
/** Hut and village markers lie face down: only the kind of such a piece is public (RUL-010). */
export const hutPiece = (marker: number): number => HUT + marker;
export const villagePiece = (marker: number): number => VILLAGE + marker;
export const relicPiece = (relic: number): number => RELIC + relic;

/** The face of a piece within its kind. */
export const faceOf = (piece: number): number => piece % FACES;

export const isBuilding = (piece: number): boolean => piece >= BUILDING && piece < BUILDING + FACES;
export const isWonder = (piece: number): boolean => piece >= WONDER && piece < WONDER + FACES;
export const isPerson = (piece: number): boolean => piece >= PERSON && piece < PERSON + FACES;
export const isHut = (piece: number): boolean => piece >= HUT && piece < HUT + FACES;
export const isVillage = (piece: number): boolean => piece >= VILLAGE && piece < VILLAGE + FACES;
export const isRelic = (piece: number): boolean => piece >= RELIC && piece < RELIC + FACES;
/** Huts, villages and relics: these stop figures and founders. */
export const isMarker = (piece: number): boolean => piece >= HUT;
/** Buildings, wonders and great people: these cover the icons of their square (BLD-008, WON-008, GP-007). */
export const isCovering = (piece: number): boolean => piece >= BUILDING && piece < HUT;
