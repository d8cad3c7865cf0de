import common from '../areas/common/ko.ts'
import games from '../areas/games/ko.ts'

export { chooseParticles as finish } from './particles/ko.ts'
export default { ...common, ...games }
