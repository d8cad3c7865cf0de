import common from '../areas/common/ko.ts'
import errors from '../areas/errors/ko.ts'
import games from '../areas/games/ko.ts'
import home from '../areas/home/ko.ts'

export default { ...common, ...errors, ...home, ...games }
