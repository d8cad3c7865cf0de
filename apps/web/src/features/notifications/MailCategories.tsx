import { MAIL_CATEGORIES } from '@tomogolf/domain/mail/mail-categories'
import { useQuery } from '@tanstack/react-query'

import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import {
  notificationSettingsQuery,
  type NotificationSettings,
} from '../../queries/notifications.ts'
import { useChangeSettings } from './use-notification-settings.ts'

/** The switches of mail that can be stopped. Needs the phrase area `device`. */
export default function MailCategories() {
  const { data } = useQuery(notificationSettingsQuery)
  return data ? <Switches settings={data} /> : null
}

function Switches({ settings }: { settings: NotificationSettings }) {
  const t = useT()
  const change = useChangeSettings(settings)
  return (
    <FieldGroup label={t('device.mail.title')} className="mt-5">
      <div className="grid justify-items-start">
        {MAIL_CATEGORIES.map((category) => (
          <Switch
            key={category}
            checked={settings.mail[category]}
            onChange={(event) => change({ mail: { [category]: event.currentTarget.checked } })}
          >
            {t(`device.mail.${category}`)}
          </Switch>
        ))}
      </div>
      <p className="mt-2 text-s text-text-2">{t('device.mail.essential')}</p>
    </FieldGroup>
  )
}
