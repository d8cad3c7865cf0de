import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { japanDate } from '@tomogolf/domain/time'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** Downloads a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // the browser has started the download by then
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Exports all personal data of the user as one file. */
export function ExportData() {
  const t = useT()
  const collect = useMutation({
    mutationFn: () => api('GET /api/account/export'),
    onSuccess: (data) => {
      saveFile(`tomogolf-${japanDate(currentTime())}.json`, JSON.stringify(data, null, 2))
      toast({ tone: 'success', title: t('account.data.done') })
    },
    onError: (error) =>
      toast({ tone: 'danger', title: t('account.data.failed'), description: errorText(t, error) }),
  })
  return (
    <Button icon={Download} busy={collect.isPending} onClick={() => collect.mutate()}>
      {t(collect.isPending ? 'account.data.busy' : 'account.data.button')}
    </Button>
  )
}
