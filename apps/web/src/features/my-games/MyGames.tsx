import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarDays, Flag, RotateCw } from 'lucide-react'
import { formatDate } from '@tomogolf/format/dates'
import { useHostAction } from '../../lib/use-host-action.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { correctedTime } from '@tomogolf/api-client/server-clock.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useSetting } from '../../queries/settings.ts'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TabPanel, Tabs } from '@tomogolf/ui/data/Tabs.tsx'
import {
  myGamesQuery,
  type MyGame,
  type MyGamesPage,
  type MyGamesTab,
} from '../../queries/my-games.ts'
import { savedGamesQuery } from '../../queries/saved-games.ts'
import { MyGameRow } from './MyGameRow.tsx'
import { MyGamesSkeleton } from './MyGamesSkeleton.tsx'
import type { PastParts } from './past-parts.ts'
import { rowState } from './row-state.ts'
import { SavedGames } from './SavedGames.tsx'

export type ShownTab = MyGamesTab | 'saved'

/** The viewer's upcoming, past and saved games. The address holds the tab. */
export function MyGames({
  tab,
  onTab,
  parts,
}: {
  tab: ShownTab
  onTab: (tab: ShownTab) => void
  parts: PastParts
}) {
  const t = useT()
  // each response counts both tabs, so the counts stay while another tab loads
  const client = useQueryClient()
  const known = (of: MyGamesTab) => client.getQueryData<MyGamesPage>(myGamesQuery(of).queryKey)
  const counts = (known('upcoming') ?? known('past'))?.counts
  const saved = useQuery(savedGamesQuery)
  return (
    <Tabs
      label={t('mygames.tabs')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'upcoming', label: t('mygames.tab.upcoming'), count: counts?.upcoming },
        { value: 'past', label: t('mygames.tab.past'), count: counts?.past },
        { value: 'saved', label: t('mygames.tab.saved'), count: saved.data?.games.length },
      ]}
    >
      <TabPanel value={tab} className="pt-1">
        {tab === 'saved' ? (
          <SavedGames
            games={saved.data?.games}
            error={saved.error}
            retry={() => void saved.refetch()}
          />
        ) : (
          <OwnGames tab={tab} parts={parts} />
        )}
      </TabPanel>
    </Tabs>
  )
}

function OwnGames({ tab, parts }: { tab: MyGamesTab; parts: PastParts }) {
  // holds change without the viewer's action, so stale data is refetched when the page opens
  const query = useQuery({ ...myGamesQuery(tab), refetchOnMount: true })
  const { data, error, isError, dataUpdatedAt } = query
  const retry = () => void query.refetch()
  return (
    <>
      {data && isError && <StaleNote at={dataUpdatedAt} retry={retry} />}
      {data ? (
        data.games.length ? (
          <List games={data.games} parts={parts} />
        ) : (
          <div className="pt-7">
            <Empty tab={tab} />
          </div>
        )
      ) : error ? (
        <div className="pt-7">
          <ErrorState error={error} retry={retry} />
        </div>
      ) : (
        <MyGamesSkeleton />
      )}
    </>
  )
}

function List({ games, parts }: { games: readonly MyGame[]; parts: PastParts }) {
  const now = useNow()
  const windowHours = useSetting('check_in_window_hours')
  // one primary button a page: the first urgent action
  const lead = games.find((game) => rowState(game, now, windowHours).action?.urgent)
  return (
    <ul>
      {games.map((game, index) => (
        <MyGameRow key={game.id} game={game} lead={game === lead} eager={index < 3} parts={parts} />
      ))}
    </ul>
  )
}

function Empty({ tab }: { tab: MyGamesTab }) {
  const t = useT()
  const host = useHostAction()
  return (
    <EmptyState
      seed="my-games"
      icon={tab === 'upcoming' ? CalendarDays : Flag}
      title={t(`mygames.empty.${tab}.title`)}
      action={
        <>
          <LinkButton to="/games" variant="primary">
            {t('mygames.empty.find')}
          </LinkButton>
          <Button variant="outline" onClick={() => host()}>
            {t('mygames.empty.host')}
          </Button>
        </>
      }
    >
      {t(`mygames.empty.${tab}.text`)}
    </EmptyState>
  )
}

/** The rows could not be refreshed. `at`: when they were fetched, by this device's clock. */
function StaleNote({ at, retry }: { at: number; retry: () => void }) {
  const { t, language } = useI18n()
  const time = formatDate(correctedTime(at), language, { time: true })
  return (
    <Alert tone="info" role="status" title={t('mygames.old.title')} className="mt-5">
      {t('mygames.old.text', { time })}
      <span className="mt-2.5 block">
        <Button size="small" icon={RotateCw} onClick={retry}>
          {t('common.retry')}
        </Button>
      </span>
    </Alert>
  )
}
