import { drawings } from 'virtual:game-icons/civilization';
import { addDrawings } from '../parts/Icon.tsx';
import './commonIcons.ts';

// The drawings of Civilization's table, beside those that the whole page shows. Loading the module is all there is to do.
addDrawings(drawings);
