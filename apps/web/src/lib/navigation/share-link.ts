import { toast } from '@tomogolf/ui/toast/toast.ts'

/** Opens the device's share sheet; without one, copies the link and says so. */
export async function shareLink(
  { title, url }: { title: string; url: string },
  { copied, failed }: { copied: string; failed: string },
): Promise<void> {
  try {
    const canShare = 'share' in navigator
    if (canShare) return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast({ tone: 'success', title: copied })
  } catch (error) {
    // closing the device's sheet is no failure
    if ((error as Error).name !== 'AbortError')
      toast({ tone: 'danger', title: failed, description: url })
  }
}
