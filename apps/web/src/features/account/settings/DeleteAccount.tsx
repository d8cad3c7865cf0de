import { lazy, Suspense, useState } from 'react'
import { Trash2 } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'

const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'))

/** Deletes the account after a confirmation. */
export function DeleteAccount({ email }: { email: string }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setAsking(true)}>
        {t('account.delete.button')}
      </Button>
      {asking && (
        <Suspense>
          <DeleteDialog email={email} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
