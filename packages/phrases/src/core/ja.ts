import common from '../areas/common/ja.ts'
import errors from '../areas/errors/ja.ts'
import games from '../areas/games/ja.ts'
import home from '../areas/home/ja.ts'

export default { ...common, ...errors, ...home, ...games }
