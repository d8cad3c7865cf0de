import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { RotateCw, Trash2 } from 'lucide-react'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { clearBrowser, readBrowserState } from './browser-state.ts'
import { StateRows, type StateRow } from './StateRows.tsx'

const MEGABYTE = 1_000_000
const STATE = { queryKey: ['browser-state'], queryFn: readBrowserState, staleTime: 0, gcTime: 0 }
/** The service worker's caches that have a label. */
const NAMED = ['used', 'api', 'art'] as const

/** The caches of this browser, and a button that clears them. */
export function CachePart() {
  const { t, language } = useI18n()
  const queryClient = useQueryClient()
  const { data: state } = useQuery(STATE)
  const clear = useMutation({
    mutationFn: clearBrowser,
    onSettled: () => queryClient.invalidateQueries({ queryKey: STATE.queryKey }),
  })
  const labelOf = (name: string) => {
    const cache = NAMED.find((named) => named === name)
    return cache
      ? t(`upkeep.kept.${cache}`)
      : name.startsWith('app-')
        ? `${t('upkeep.kept.app')} (${name.slice(4)})`
        : name
  }
  const rows: StateRow[] = state
    ? [
        [t('upkeep.worker'), t(`upkeep.worker.${state.worker}`)],
        ...state.caches.map(({ name, files }): StateRow => [
          labelOf(name),
          t('upkeep.files', { count: files }),
        ]),
        ...(state.bytes === null
          ? []
          : [
              [
                t('upkeep.storage'),
                `${formatNumber(Math.ceil(state.bytes / MEGABYTE), language)} MB`,
              ] as const,
            ]),
      ]
    : [[t('upkeep.worker'), '–']]
  return (
    <StateRows title={t('upkeep.cache')} rows={rows}>
      {clear.isSuccess && (
        <Alert tone="success" role="status" title={t('upkeep.cleared')} className="mt-5">
          {t('upkeep.cleared.text')}
        </Alert>
      )}
      {clear.isError && (
        <Alert tone="danger" role="alert" title={t('upkeep.failed')} className="mt-5">
          {t('upkeep.failed.text')}
        </Alert>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant={clear.isSuccess ? 'outline' : 'primary'}
          icon={Trash2}
          busy={clear.isPending}
          onClick={() => clear.mutate()}
        >
          {t(clear.isPending ? 'upkeep.clearing' : 'upkeep.clear')}
        </Button>
        {clear.isSuccess && (
          <Button variant="primary" icon={RotateCw} onClick={() => location.reload()}>
            {t('upkeep.reload')}
          </Button>
        )}
      </div>
      <p className="mt-4 max-w-[60ch] text-s text-text-3">{t('upkeep.clear.text')}</p>
    </StateRows>
  )
}
