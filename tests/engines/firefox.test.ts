import { firefox } from './firefox.ts';
import { walkIn } from './walk.ts';

walkIn(firefox);
