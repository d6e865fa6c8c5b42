import { drawings } from 'virtual:game-icons/common';
import { addDrawings } from '../parts/Icon.tsx';

// The drawings of the games that the page shows outside of their tables. Loading the module is all there is to do.
addDrawings(drawings);
