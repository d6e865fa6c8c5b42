import { drawings } from 'virtual:game-icons/founders';
import { addDrawings } from '../parts/Icon.tsx';

// The drawings of Founders' table. Loading the module is all there is to do.
addDrawings(drawings);
