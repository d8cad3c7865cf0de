import { lazy, Suspense, useEffect, useState } from 'react'
import { useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import { inAppBrowser, type InAppBrowser } from '../../lib/in-app/in-app-browser.ts'

const InAppNote = lazy(() => import('./InAppNote.tsx'))

/** Loads the note and its phrases only in another app's browser. */
export function InApp() {
  const loadAreas = useLoadAreas()
  const [app, setApp] = useState<InAppBrowser>()
  useEffect(() => {
    const found = inAppBrowser(navigator.userAgent)
    if (found)
      void loadAreas(['device']).then(
        () => setApp(found),
        () => undefined,
      )
  }, [loadAreas])
  return app ? (
    <Suspense>
      <InAppNote app={app} />
    </Suspense>
  ) : null
}
