export { Screen } from './stage-door/StageDoorScreen';
