import { Icon } from './Icon.js';

/** Says why a form was refused. The region is always there, so that screen readers announce what appears in it. */
export function FormProblem({ children }: { readonly children: string | undefined }) {
  return (
    <div role="alert">
      {children ? (
        <p className="flex items-start gap-2 rounded-card bg-danger-ground p-3 text-sm font-medium text-danger">
          <Icon name="warning" />
          {children}
        </p>
      ) : null}
    </div>
  );
}
