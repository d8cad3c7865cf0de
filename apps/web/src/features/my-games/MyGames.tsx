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
import { MyGameRow } from './MyGameRow.tsx'
import { MyGamesSkeleton } from './MyGamesSkeleton.tsx'
import { rowState } from './row-state.ts'

/** The viewer's upcoming and past games. The address holds the tab. */
export function MyGames({ tab, onTab }: { tab: MyGamesTab; onTab: (tab: MyGamesTab) => void }) {
  const t = useT()
  // holds change without the viewer's action, so stale data is refetched when the page opens
  const query = useQuery({ ...myGamesQuery(tab), refetchOnMount: true })
  const { data, error, isError, dataUpdatedAt } = query
  // each response counts both tabs, so the counts stay while the other tab loads
  const other = useQueryClient().getQueryData<MyGamesPage>(
    myGamesQuery(tab === 'past' ? 'upcoming' : 'past').queryKey,
  )
  const counts = data?.counts ?? other?.counts
  const retry = () => void query.refetch()
  return (
    <Tabs
      label={t('mygames.tabs')}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'upcoming', label: t('mygames.tab.upcoming'), count: counts?.upcoming },
        { value: 'past', label: t('mygames.tab.past'), count: counts?.past },
      ]}
    >
      <TabPanel value={tab} className="pt-1">
        {data && isError && <StaleNote at={dataUpdatedAt} retry={retry} />}
        {data ? (
          data.games.length ? (
            <List games={data.games} />
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
      </TabPanel>
    </Tabs>
  )
}

function List({ games }: { games: readonly MyGame[] }) {
  const now = useNow()
  const windowHours = useSetting('check_in_window_hours')
  // one primary button a page: the first urgent action
  const lead = games.find((game) => rowState(game, now, windowHours).action?.urgent)
  return (
    <ul>
      {games.map((game, index) => (
        <MyGameRow key={game.id} game={game} lead={game === lead} eager={index < 3} />
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
