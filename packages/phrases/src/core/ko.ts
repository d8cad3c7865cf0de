import common from '../areas/common/ko.ts'
import games from '../areas/games/ko.ts'

export default { ...common, ...games }
