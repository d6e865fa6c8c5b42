import { Button } from 'react-aria-components';
import type { StrokeName } from '../art/strokes.ts';
import { StrokeIcon } from '../parts/Icon.tsx';
import type { PanZoom } from './usePanZoom.ts';

/** The buttons beside a drawing: zoom in, zoom out, show all of it. */
export function ZoomButtons({
  className,
  panZoom,
  zoomIn,
  zoomOut,
  fit,
}: {
  readonly className: string;
  readonly panZoom: PanZoom;
  /** The labels of the buttons. */
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: {
    readonly label: string;
    readonly icon: StrokeName;
    readonly isDisabled: boolean;
    readonly onPress: () => void;
  };
}) {
  return (
    <div className={className}>
      <Button className="btn icon" aria-label={zoomIn} onPress={() => panZoom.zoom('in')}>
        <StrokeIcon of="plus" size={16} />
      </Button>
      <Button className="btn icon" aria-label={zoomOut} onPress={() => panZoom.zoom('out')}>
        <StrokeIcon of="minus" size={16} />
      </Button>
      <Button className="btn icon" aria-label={fit.label} isDisabled={fit.isDisabled} onPress={fit.onPress}>
        <StrokeIcon of={fit.icon} size={16} />
      </Button>
    </div>
  );
}
