import './shared/theme/theme.css';
import { start } from './app/start.tsx';

start();
