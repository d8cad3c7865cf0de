import common from '../areas/common/zh.ts'
import games from '../areas/games/zh.ts'

export default { ...common, ...games }
