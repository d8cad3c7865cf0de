import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import { DatabaseZap } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { refetchEverything } from './browser-state.ts'
import { StateRows, type StateRow } from './StateRows.tsx'

/** A button that clears and refetches the cached API data, with the result for each address. */
export function DataPart({ alone }: { /** The page has no other action. */ alone?: boolean }) {
  const t = useT()
  const queryClient = useQueryClient()
  // the server has another cache
  const cached = useHydrated()
    ? t('upkeep.data.answers', { count: queryClient.getQueryCache().getAll().length })
    : '–'
  const sync = useMutation({ mutationFn: () => refetchEverything(queryClient) })
  const results = sync.data ?? []
  const failed = results.filter(({ fresh }) => !fresh).length
  const rows: StateRow[] = results.map(({ address, fresh }) => [
    address,
    t(fresh ? 'upkeep.data.fresh' : 'upkeep.data.lost'),
  ])
  return (
    <StateRows
      title={t('upkeep.data.heading')}
      rows={rows.length ? rows : [[t('upkeep.data.memory'), cached]]}
    >
      {sync.isSuccess && (
        <Alert
          tone={failed ? 'warning' : 'success'}
          role="status"
          title={t('upkeep.data.done', { count: results.length - failed })}
          className="mt-5"
        >
          {failed > 0 && t('upkeep.data.failures', { count: failed })}
        </Alert>
      )}
      {sync.isError && (
        <Alert tone="danger" role="alert" title={t('upkeep.failed')} className="mt-5">
          {t('upkeep.failed.text')}
        </Alert>
      )}
      <Button
        variant={alone ? 'primary' : 'secondary'}
        icon={DatabaseZap}
        busy={sync.isPending}
        className="mt-6"
        onClick={() => sync.mutate()}
      >
        {t(sync.isPending ? 'upkeep.data.running' : 'upkeep.data.run')}
      </Button>
    </StateRows>
  )
}
