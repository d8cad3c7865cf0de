import type { Area } from '../areas.ts'
import common from '../areas/common/en.ts'
import games from '../areas/games/en.ts'
import type { PhraseModule } from '../translator.ts'

export default { ...common, ...games }

/** Here, because only this language's list of files is then part of a page's first load. */
export const loadArea = (area: Area): Promise<PhraseModule> => import(`../areas/${area}/en.ts`)
