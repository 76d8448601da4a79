/** Whether the dialog for cards of one's own is open, and the file that it was opened for. */
class OwnDialog {
  isOpen = $state(false)
  file = $state.raw<File | null>(null)

  open(file: File | null = null): void {
    ;[this.isOpen, this.file] = [true, file]
  }
  close(): void {
    ;[this.isOpen, this.file] = [false, null]
  }
}

export const ownDialog = new OwnDialog()
