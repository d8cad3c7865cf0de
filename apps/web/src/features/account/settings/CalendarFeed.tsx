import { useState } from 'react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Copy } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { AnchorButton, Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { calendarFeedQuery } from '../../../queries/account.ts'
import { invalidateAfter } from '../../../queries/invalidation.ts'

type Act = 'renew' | 'stop'

/** The calendar address of the user: created, copied, replaced and switched off. */
export default function CalendarFeed() {
  const t = useT()
  const feed = useQuery(calendarFeedQuery)
  return (
    <section className="grid max-w-[720px] gap-4 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-10">
      <div>
        <h2 className="text-t3">{t('account.calendar.title')}</h2>
        <p className="mt-1 text-s text-text-2">{t('account.calendar.text')}</p>
      </div>
      <div className="min-w-0 self-center">
        {feed.data ? (
          <Address address={feed.data.address} />
        ) : feed.error ? (
          <ErrorState error={feed.error} retry={() => void feed.refetch()} />
        ) : (
          <TextSkeleton lines={3} />
        )}
      </div>
    </section>
  )
}

function useFeedActs(onDone: () => void) {
  const t = useT()
  const queryClient = useQueryClient()
  const onError = (error: unknown) =>
    toast({
      tone: 'danger',
      title: t('account.calendar.failed'),
      description: errorText(t, error),
    })
  const renew = useMutation({
    mutationFn: () => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return api('POST /api/calendar-feed', { body: { timeZone } })
    },
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'POST /api/calendar-feed')
      toast({ tone: 'success', title: t('account.calendar.renewed') })
      onDone()
    },
    onError,
  })
  const stop = useMutation({
    mutationFn: () => api('DELETE /api/calendar-feed'),
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'DELETE /api/calendar-feed')
      toast({ tone: 'success', title: t('account.calendar.stopped') })
      onDone()
    },
    onError,
  })
  return { renew, stop }
}

function Address({ address }: { address: string | null }) {
  const t = useT()
  const [asked, setAsked] = useState<Act | null>(null)
  const { renew, stop } = useFeedActs(() => setAsked(null))
  if (address === null)
    return (
      <div className="grid justify-items-start gap-4">
        <p className="text-s text-text-2">{t('account.calendar.off')}</p>
        <Button icon={CalendarPlus} busy={renew.isPending} onClick={() => renew.mutate()}>
          {t('account.calendar.create')}
        </Button>
      </div>
    )
  const act = { renew, stop }
  return (
    <div className="grid gap-4">
      <Field label={t('account.calendar.label')} hint={t('account.calendar.secret')}>
        <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <div className="flex flex-wrap gap-3">
        {/* the scheme that calendar programs subscribe to */}
        <AnchorButton size="small" icon={CalendarPlus} href={address.replace(/^https?/, 'webcal')}>
          {t('account.calendar.open')}
        </AnchorButton>
        <CopyButton text={address} />
      </div>
      {asked ? (
        <Alert tone="warning">
          <p>{t(`account.calendar.${asked}Text`)}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button
              size="small"
              variant={asked === 'stop' ? 'danger' : 'secondary'}
              busy={act[asked].isPending}
              onClick={() => act[asked].mutate()}
            >
              {t(`account.calendar.${asked}`)}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setAsked(null)}>
              {t('account.calendar.back')}
            </Button>
          </div>
        </Alert>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button size="small" variant="outline" onClick={() => setAsked('renew')}>
            {t('account.calendar.renew')}
          </Button>
          <Button size="small" variant="ghost" onClick={() => setAsked('stop')}>
            {t('account.calendar.stop')}
          </Button>
        </div>
      )}
    </div>
  )
}

function CopyButton({ text }: { text: string }) {
  const t = useT()
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => toast({ tone: 'success', title: t('account.calendar.copied') }),
      // without the permission the visible address can be selected
      () => undefined,
    )
  return (
    <Button size="small" variant="outline" icon={Copy} onClick={copy}>
      {t('account.calendar.copy')}
    </Button>
  )
}
