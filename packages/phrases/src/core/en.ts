import common from '../areas/common/en.ts'
import games from '../areas/games/en.ts'

export default { ...common, ...games }
