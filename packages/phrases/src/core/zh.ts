import common from '../areas/common/zh.ts'
import errors from '../areas/errors/zh.ts'
import games from '../areas/games/zh.ts'
import home from '../areas/home/zh.ts'

export default { ...common, ...errors, ...home, ...games }
