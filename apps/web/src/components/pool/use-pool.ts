import { useQuery } from '@tanstack/react-query'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { DAY, japanDate } from '@tomogolf/domain/time'
import { MAX_POOL_WEEKS } from '@tomogolf/domain/wishes/wish-pool'
import { present } from '@tomogolf/ui/lib/search-params.ts'
import { poolQuery } from '../../queries/wishes.ts'
import type { PoolWeek } from './pool-weeks.ts'

const DAYS = (MAX_POOL_WEEKS - 1) * 7

/** What others want to play in an area, or in all Japan: from a day on, else from today. */
export function usePool(area: string | undefined, day?: string): readonly PoolWeek[] {
  const now = useNow()
  const today = japanDate(now)
  const from = day && day > today ? day : today
  const to = japanDate(Date.parse(`${from}T00:00:00+09:00`) + DAYS * DAY)
  return useQuery(poolQuery({ from, to, ...present({ area }) })).data?.weeks ?? []
}
