import { useEffect, useState } from 'react'
import { BellOff, Smartphone } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { pushKeyQuery } from '../../queries/notifications.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { readPushState, turnPushOff, turnPushOn, type PushState } from '../../lib/push.ts'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** Whether this browser shows notifications, or why it cannot. */
export function ThisDevice({ userId }: { userId: string }) {
  const t = useT()
  const { data: key } = useQuery(pushKeyQuery)
  const [state, setState] = useState<PushState | 'busy'>()
  useEffect(() => {
    void readPushState(userId).then(setState, () => setState('unsupported'))
  }, [userId])
  const publicKey = key?.publicKey ?? null

  const change = (on: boolean) => {
    if (publicKey === null) return
    const before = state
    setState('busy')
    void (on ? turnPushOn(userId, publicKey) : turnPushOff()).then(setState, (error: unknown) => {
      setState(before)
      toast({ tone: 'danger', title: t('device.failed'), description: errorText(t, error) })
    })
  }

  if (state === undefined || key === undefined) return null
  if (state === 'install') {
    return (
      <Alert icon={Smartphone} title={t('device.ios.title')}>
        {t('device.ios.text')}
        <ol className="mt-2 list-decimal pl-5">
          {(['share', 'add', 'open'] as const).map((step) => (
            <li key={step}>{t(`device.ios.${step}`)}</li>
          ))}
        </ol>
      </Alert>
    )
  }
  if (state === 'unsupported') return <Alert icon={BellOff}>{t('device.unsupported')}</Alert>
  if (publicKey === null) return <Alert icon={BellOff}>{t('device.notHere')}</Alert>
  if (state === 'denied')
    return (
      <Alert tone="warning" icon={BellOff} title={t('device.denied.title')}>
        {t('device.denied.text')}
      </Alert>
    )
  return (
    <Switch
      checked={state === 'on'}
      disabled={state === 'busy'}
      aria-label={t('device.this')}
      onChange={(event) => change(event.currentTarget.checked)}
    >
      {t(state === 'busy' ? 'device.turningOn' : state === 'on' ? 'device.on' : 'device.off')}
    </Switch>
  )
}
