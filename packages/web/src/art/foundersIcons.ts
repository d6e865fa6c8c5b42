import { drawings } from 'virtual:game-icons/founders';
import { addDrawings } from '../parts/Icon.tsx';

// The drawings of Founders' table. Importing the module registers them.
addDrawings(drawings);
