import common from '../areas/common/ja.ts'
import games from '../areas/games/ja.ts'

export default { ...common, ...games }
