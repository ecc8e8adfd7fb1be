import { Button } from '../../../shared/ui/basic/Button.tsx';
import { useExportDataMutation } from '../accountApi.ts';
import { exportCopy } from './copy.ts';

/** Saves the customer's data as one file. */
export function ExportData({ className }: { className?: string | undefined }) {
  const [exportData, { isLoading }] = useExportDataMutation();
  return (
    <Button
      color="inherit"
      size="small"
      disabled={isLoading}
      onClick={() => void exportData()}
      className={className}
    >
      {isLoading ? exportCopy.exporting : exportCopy.export}
    </Button>
  );
}
