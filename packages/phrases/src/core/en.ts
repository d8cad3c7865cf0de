import common from '../areas/common/en.ts'
import errors from '../areas/errors/en.ts'
import games from '../areas/games/en.ts'
import home from '../areas/home/en.ts'

export default { ...common, ...errors, ...home, ...games }
