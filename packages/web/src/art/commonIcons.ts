import { drawings } from 'virtual:game-icons/common';
import { addDrawings } from '../parts/Icon.tsx';

// The drawings of the games that the page shows outside their tables. Importing the module registers them.
addDrawings(drawings);
