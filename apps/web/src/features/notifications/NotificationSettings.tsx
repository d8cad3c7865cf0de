import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  notificationSettingsQuery,
  type NotificationSettings as Settings,
} from '../../queries/notifications.ts'
import { useMe } from '../../queries/session.ts'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { QuietHours } from './QuietHours.tsx'
import { ThisDevice } from './ThisDevice.tsx'
import { TOPIC_GROUPS } from './topics.ts'
import { useChangeSettings } from './use-notification-settings.ts'

/**
 * Push notification settings: this device, topics and quiet hours. Needs the phrase area `device`.
 */
export default function NotificationSettings() {
  const t = useT()
  const me = useMe()
  const { data, error, refetch } = useQuery(notificationSettingsQuery)
  return (
    <div className="max-w-[720px]">
      <Row title={t('device.settings.title')} text={t('device.settings.text')}>
        {me && <ThisDevice userId={me.id} />}
      </Row>
      {data ? (
        <Choices settings={data} />
      ) : (
        error && <ErrorState error={error} retry={() => void refetch()} />
      )}
    </div>
  )
}

function Choices({ settings }: { settings: Settings }) {
  const t = useT()
  const change = useChangeSettings(settings)
  return (
    <>
      <Row title={t('device.topics')}>
        <div className="grid gap-5">
          {TOPIC_GROUPS.map(([group, topics]) => (
            <FieldGroup key={group} label={t(`device.group.${group}`)}>
              <div className="grid justify-items-start">
                {topics.map((topic) => (
                  <Switch
                    key={topic}
                    checked={settings.push[topic]}
                    onChange={(event) => change({ push: { [topic]: event.currentTarget.checked } })}
                  >
                    {t(`device.topic.${topic}`)}
                  </Switch>
                ))}
              </div>
            </FieldGroup>
          ))}
        </div>
      </Row>
      <Row
        title={t('device.quiet')}
        text={t('device.quiet.text', {
          zone: settings.timeZone.replaceAll('_', ' ').replaceAll('/', ' / '),
        })}
      >
        <QuietHours value={settings.quietHours} onChange={(quietHours) => change({ quietHours })} />
      </Row>
    </>
  )
}

const Row = ({
  title,
  text,
  children,
}: {
  title: ReactNode
  text?: ReactNode
  children: ReactNode
}) => (
  <section className="grid gap-4 border-t border-line py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-10">
    <div>
      <h2 className="text-t3">{title}</h2>
      {text && <p className="mt-1 text-s text-text-2">{text}</p>}
    </div>
    <div className="min-w-0 self-center">{children}</div>
  </section>
)
