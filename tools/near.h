/* What compiled rules ask of Python a million times a second, answered on the spot. The compiler reads this first.

   Is this object of that class? Nearly all classes of ours have one base, and what is asked for is one or two steps up. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

static inline int meydan_type_check(PyObject *object, PyTypeObject *wanted) {
    for (PyTypeObject *type = Py_TYPE(object); type != NULL; type = type->tp_base) {
        if (type == wanted) {
            return 1;
        }
    }
    return PyObject_TypeCheck(object, wanted);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, wanted) meydan_type_check((PyObject *)(object), wanted)
