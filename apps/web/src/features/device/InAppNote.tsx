import { ExternalLink } from 'lucide-react'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { inAppName, externalBrowserUrl, type InAppBrowser } from '../../lib/in-app-browser.ts'
import { AnchorButton } from '@tomogolf/ui/forms/Button.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'

/** For pages opened in another app's browser: how to open them in a real one. */
export default function InAppNote({ app }: { app: InAppBrowser }) {
  const { t, language } = useI18n()
  const externalUrl = externalBrowserUrl(app, location.href)
  return (
    <aside className="wrap">
      <Alert
        tone="info"
        icon={ExternalLink}
        title={t('device.inApp.title', { app: inAppName(app, language) })}
        className="mt-3"
      >
        {t('device.inApp.text')}
        {externalUrl && (
          <span className="mt-2.5 block">
            <AnchorButton href={externalUrl} size="small">
              {t('device.inApp.open')}
            </AnchorButton>
          </span>
        )}
      </Alert>
    </aside>
  )
}
