import { drawings } from 'virtual:game-icons/civilization';
import { addDrawings } from '../parts/Icon.tsx';
import './commonIcons.ts';

// The drawings of Civilization's table, in addition to those shown everywhere. Importing the module registers them.
addDrawings(drawings);
